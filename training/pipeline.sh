#!/usr/bin/env bash
# The GPU steps of one half-hour run in a row: student and teacher pretraining,
# teacher fine-tuning, student distillation, export. Every step is skipped when
# its result exists, so the script resumes where it was stopped.
#
#   WORK=work STUDENT_PRE=300 TEACHER_PRE=600 TEACHER_FT=110 STUDENT_FT=460 ./pipeline.sh
#
# Needs $WORK/shards (prepare_text.py) and $WORK/ner (prepare_ner.py).
set -eu
cd "$(dirname "$0")"
WORK=${WORK:-work}
PY=${PYTHON:-python3}
COMPILE=${COMPILE---compile}
TOK="--tokenizer tokenizer.json"
export PYTHONUNBUFFERED=1
# $WORK/budget may set the seconds anew while this runs (read before each step).
say() { echo "$(date +%T) $*"; [ ! -f "$WORK/budget" ] || . "$WORK/budget"; }

if [ ! -f "$WORK/student.pt" ]; then
  say student pretraining
  $PY pretrain.py --shards "$WORK/shards" $TOK --shape ${STUDENT_SHAPE:-student} --seconds ${STUDENT_PRE:-300} --decay 0.3 \
    --out "$WORK/student.pt" ${STUDENT_RESUME:+--resume "$STUDENT_RESUME"} $COMPILE ${PRE_ARGS:-}
fi
if [ ! -f "$WORK/teacher.pt" ]; then
  say teacher pretraining
  $PY pretrain.py --shards "$WORK/shards" $TOK --shape ${TEACHER_SHAPE:-teacher} --adam-lr 1.5e-3 --seconds ${TEACHER_PRE:-600} --decay 0.25 \
    --out "$WORK/teacher.pt" ${TEACHER_RESUME:+--resume "$TEACHER_RESUME"} $COMPILE ${PRE_ARGS:-}
fi
until [ -f "$WORK/ner/train.npz" ] && [ -f "$WORK/ner/eval.pickle" ]; do sleep 1; done
if [ ! -f "$WORK/teacher.ner.pt" ]; then
  say teacher fine-tuning
  $PY finetune.py --data "$WORK/ner" $TOK --init "$WORK/teacher.pt" --seconds ${TEACHER_FT:-110} --muon-lr 0.003 --adam-lr 4e-4 \
    --drop 0.1 --average 0.997 --quick 200 --out "$WORK/teacher.ner.pt" $COMPILE ${FT_ARGS:-}
fi
if [ ! -f "$WORK/student.ner.pt" ]; then
  say student distillation
  $PY finetune.py --data "$WORK/ner" $TOK --init "$WORK/student.pt" --teacher "$WORK/teacher.ner.pt" ${MORE_TEACHERS:-} --shards "$WORK/shards" \
    --seconds ${STUDENT_FT:-460} --drop 0.05 --rows 256 --text-windows 400000 --out "$WORK/student.ner.pt" $COMPILE ${FT_ARGS:-}
fi
if [ ! -f "$WORK/out/quantisation.json" ]; then
  say export
  $PY export.py --model "$WORK/student.ner.pt" $TOK --out "$WORK/out" --data "$WORK/ner" --limit ${CHECK_LIMIT:-300}
fi
say done
